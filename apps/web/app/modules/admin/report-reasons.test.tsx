import type { Report, ReportKind } from '@souk/contract/modules/admin/reports';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../lib/render.testing.tsx';
import { DisputeReason } from '../disputes/index.ts';
import { productReasonWords } from '../retail/index.ts';
import { ReportFields } from '../search/index.ts';
import { ReportReason } from './components/reported-thing.tsx';

const report = (kind: ReportKind, reason: string) => ({ kind, reason }) as Report;
const inPseudo = (shown: ReactNode) => renderAt('/', shown, null, 'pseudo');

describe('the reason of a report', () => {
  test.each([
    ['ad', 'Duplicate ad'],
    ['product', 'Misleading description or price'],
    ['review', 'Fake or paid for'],
    ['food', 'Allergens are missing'],
  ] as const)('is read on the desk in its language: of a %s', async (kind, reason) => {
    expect(await renderAt('/', <ReportReason report={report(kind, reason)} />)).toContain(reason);
    expect(await inPseudo(<ReportReason report={report(kind, reason)} />)).not.toContain(reason);
  });

  test.each(['They never answer', 'constructor'])('in somebody’s own words stays: %s', async (reason) => {
    expect(await inPseudo(<ReportReason report={report('ad', reason)} />)).toContain(`>${reason}<`);
  });

  test('is stored in English, whatever language its reporter reads', async () => {
    const form = await inPseudo(<ReportFields label="Reason" reasons={productReasonWords} />);

    expect(form).toContain('value="Scam or fraud"');
    expect(form).not.toContain('>Scam or fraud<');
  });
});

test('the reason of a dispute is read in the language of the page', async () => {
  const dispute = { reason: 'Not as described' } as Dispute;

  expect(await renderAt('/', <DisputeReason of={dispute} />)).toContain('Not as described');
  expect(await inPseudo(<DisputeReason of={dispute} />)).not.toContain('Not as described');
});
