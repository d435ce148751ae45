import { type Paper, type PaperMove, paperMoves } from '@souk/contract/modules/admin/papers';
import type { Reader } from '../../../platform/db/database.ts';
import { certificateLife, documentLife } from '../../sellers/index.ts';
import { peopleOf } from '../people/person.queries.ts';
import type { PaperRow } from './paper.queries.ts';

function movesOn({ kind, state }: PaperRow): PaperMove[] {
  const life = kind === 'document' ? documentLife : certificateLife;
  const ofLife: readonly string[] = life.movesFor(state, 'admin');
  return paperMoves.filter((move) => ofLife.includes(move));
}

/** Documents and certificates for the admin's lists, in a constant number of queries. */
export async function presentPapers(reader: Reader, rows: readonly PaperRow[]): Promise<Paper[]> {
  const people = await peopleOf(
    reader,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((paper) => ({
    kind: paper.kind,
    id: paper.id,
    title: paper.title,
    issuer: paper.issuer,
    expires_on: paper.expiresOn,
    file_name: paper.fileName,
    file_type: paper.fileType,
    status: paper.state,
    business_name: paper.businessName,
    owner: people.get(paper.ownerId),
    created_at: paper.createdAt.toISOString(),
    moves: movesOn(paper),
  }));
}
