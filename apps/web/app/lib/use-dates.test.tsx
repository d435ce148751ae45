import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { TimeZoneProvider, useDates } from './use-dates.tsx';

const Moment = () => useDates().notificationTime('2026-11-22T20:15:00Z');

function Told() {
  return (
    <TimeZoneProvider>
      <Moment />
    </TimeZoneProvider>
  );
}

/** The server's rendering of a page whose root loads this. */
function pageOf(root: { timeZone: string; viewer: { display_time_zone: string | null } | null } | undefined) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Told,
    },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root } }} />);
}

describe('a page on the server', () => {
  test('uses the zone that its root found, whatever the zone of the machine', () => {
    expect(pageOf({ timeZone: 'Australia/Adelaide', viewer: null })).toBe('23/11/2026 06:45 AM');
    expect(pageOf({ timeZone: 'Pacific/Honolulu', viewer: null })).toBe('22/11/2026 10:15 AM');
  });

  test('works without its root, in UTC', () => {
    expect(pageOf(undefined)).toBe('22/11/2026 20:15 PM');
  });
});
