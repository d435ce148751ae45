import type { Person } from '@souk/contract/modules/admin/people';
import { Link } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';

/** An account by picture and name, linked to its admin page. */
export function PersonLink({ person, size = 30 }: { person: Person; size?: 30 | 40 }) {
  return (
    <Link
      to={`/admin/users/${person.id}`}
      className="tap inline-flex max-w-[min(100%,30ch)] items-center gap-2 align-middle font-medium hover:underline"
    >
      <Avatar
        name={person.name}
        size={size}
        src={person.image ? pictureUrl(person.image, { w: size * 2, h: size * 2 }) : null}
      />
      <span className="line-clamp-2 min-w-0 text-start wrap-anywhere">{person.name}</span>
    </Link>
  );
}
