import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../lib/render.testing.tsx';
import { ActFields } from './act-fields.tsx';
import type { CallingAct } from './act-table.ts';
import { Amount } from './amount.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Checkbox } from './checkbox.tsx';
import { FormProblem } from './form-problem.tsx';
import { FormScope } from './form-scope.tsx';
import { Pager } from './pager.tsx';
import { Price } from './price.tsx';
import { Rating, RatingBreakdown } from './rating.tsx';
import { Stepper } from './stepper.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const read = async (shown: Parameters<typeof renderAt>[1], address = '/') =>
  wordsOf(await renderAt(address, shown));

describe('a field of a refused form', () => {
  const refused = {
    fields: { name: ['Name is required.'] },
    values: { name: 'A', tags: ['x'], agrees: 'on' },
  };
  const inScope = (shown: Parameters<typeof renderAt>[1]) =>
    renderAt('/', <FormScope of={refused}>{shown}</FormScope>);

  test('shows what was typed, not what it began with, and the reason', async () => {
    const field = await inScope(<TextField name="name" label="Name" defaultValue="Before" />);

    expect(field).toContain('value="A"');
    expect(field).toContain('aria-invalid="true"');
    expect(wordsOf(field)).toContain('Name is required.');
  });

  test('that was fine is not marked', async () => {
    expect(await inScope(<TextField name="other" label="Other" defaultValue="Before" />)).not.toContain(
      'aria-invalid',
    );
  });

  test.each([
    [<Checkbox key="a" name="tags" value="x" label="X" />, true],
    [<Checkbox key="b" name="tags" value="y" label="Y" defaultChecked />, false],
    [<Checkbox key="c" name="agrees" label="I agree" />, true],
    [<Checkbox key="d" name="unsent" label="Other" defaultChecked />, true],
  ])('is ticked as it was sent, else as it began: %#', async (box, isTicked) => {
    expect((await inScope(box)).includes('checked=""')).toBe(isTicked);
  });

  test('has its problem above the form where it belongs to no field', async () => {
    const form = await renderAt(
      '/',
      <FormScope of={{ fields: {}, values: {}, form: 'It has changed since.' }}>
        <FormProblem />
      </FormScope>,
    );

    expect(wordsOf(form)).toContain('It has changed since.');
  });
});

describe('the fields of a move', () => {
  const row = { name: 'Cup' };
  const fields = {
    line: { kind: 'given' },
    reason: { kind: 'text', label: 'Reason', max: 500 },
    carrier: { kind: 'line', label: 'Carrier', max: 60, suggestions: ['AusPost'], start: () => 'Toll' },
    kind: {
      kind: 'choice',
      label: 'Kind',
      none: 'Any',
      options: () => [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    sellable: { kind: 'tick', label: 'Sellable', isTicked: true },
    amount: { kind: 'price', label: 'Amount', start: () => '5.00' },
  };
  const shown = (given: Record<string, string> = {}) =>
    renderAt(
      '/',
      <ActFields act={{ fields } as unknown as CallingAct<typeof row, string>} row={row} given={given} />,
    );

  test('begin with what the row says', async () => {
    const form = await shown();

    expect(form).toMatch(/name="carrier"[^>]*value="Toll"|value="Toll"[^>]*name="carrier"/);
    expect(form).toContain('<option value="AusPost">');
    expect(form).toMatch(/value="5\.00"/);
    expect(form).toMatch(/checked=""/);
  });

  test('carry what the button gave, hidden, and only then', async () => {
    expect(await shown({ line: '3' })).toContain('<input type="hidden" name="line" value="3"/>');
    expect(await shown()).not.toContain('name="line"');
    expect(await shown({ kind: 'b' })).toMatch(/<option value="b" selected="">/);
  });
});

describe('the steps of a wizard', () => {
  const steps = [
    { label: 'One', to: '/one' },
    { label: 'Two', to: '/two' },
    { label: 'Three', to: '/three' },
  ];

  test('lead back to finished ones only', async () => {
    const stepper = await renderAt('/two', <Stepper steps={steps} current={1} />);

    expect(Object.values(linksIn(stepper))).toEqual(['/one']);
    expect(wordsOf(stepper)).toContain('Step 2 of 3Two');
    expect(stepper.match(/aria-current="step"/g)).toHaveLength(1);
  });
});

describe('the pages of a list', () => {
  const pager = (current: number, last: number) =>
    renderAt('/list?keyword=cup', <Pager current={current} last={last} />);

  test('are links that keep the filters', async () => {
    expect(linksIn(await pager(2, 3))).toMatchObject({
      'Previous page': expect.stringContaining('keyword=cup'),
      'Page 2': expect.stringContaining('page=2'),
      'Next page': expect.stringContaining('page=3'),
    });
  });

  test('end at both ends, and one page needs none', async () => {
    expect(linksIn(await pager(1, 3))).not.toHaveProperty('Previous page');
    expect(linksIn(await pager(3, 3))).not.toHaveProperty('Next page');
    expect(await pager(1, 1)).toBe('');
  });
});

describe('tabs', () => {
  const currentIn = (page: string) =>
    [...page.matchAll(/aria-current="page"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-current="page"/g)].map(
      ([, a, b]) => a ?? b,
    );

  test('are current by their path, or as their page says', async () => {
    const byPath = await renderAt(
      '/b',
      <Tabs
        label="T"
        tabs={[
          { to: '/a', label: 'A' },
          { to: '/b', label: 'B' },
        ]}
      />,
    );
    const byPage = await renderAt(
      '/a',
      <Tabs
        label="T"
        tabs={[
          { to: '/a', label: 'A', isCurrent: false },
          { to: '/a?x=1', label: 'B', isCurrent: true },
        ]}
      />,
    );

    expect(currentIn(byPath)).toEqual(['/b']);
    expect(currentIn(byPage)).toEqual(['/a?x=1']);
  });

  test('count nothing where no number is known, and 0 where it is', async () => {
    expect(
      await read(
        <Tabs
          label="T"
          tabs={[
            { to: '/a', label: 'A', count: 0 },
            { to: '/b', label: 'B' },
          ]}
        />,
      ),
    ).toBe('A0B');
  });
});

describe('a table', () => {
  const columns = [
    { key: 'name', label: 'Name', isName: true, cell: ({ name }: { name: string }) => name },
    {
      key: 'cost',
      label: 'Cost',
      isNumber: true,
      sortTo: '/x?sort=cost',
      sorted: 'ascending' as const,
      cell: () => '$5',
    },
  ];

  test('names each row by its first cell, and sorts by a link', async () => {
    const table = await renderAt(
      '/x',
      <Table caption="Things" columns={columns} rows={[{ name: 'Cup' }]} rowKey={({ name }) => name} />,
    );

    expect(table).toMatch(/<th scope="row"[^>]*>.*Cup/);
    expect(table).toContain('aria-sort="ascending"');
    expect(linksIn(table)).toEqual({ Cost: '/x?sort=cost' });
  });

  test('without rows shows what stands for them, else its head', async () => {
    const none = { caption: 'Things', columns, rows: [], rowKey: ({ name }: { name: string }) => name };

    expect(await read(<Table {...none} empty={<p>Nothing yet</p>} />)).toBe('Nothing yet');
    expect(await read(<Table {...none} />)).toContain('Name');
  });
});

describe('numbers', () => {
  test.each([
    [{ cents: 12_000 }, '$120.00'],
    [{ cents: 12_000, wasCents: 15_000 }, '$120.00 was $150.00'],
    [{ cents: 12_000, wasCents: 15_000, hasSaving: true }, '$120.00 was $150.00 Save $30.00'],
    [{ cents: 12_000, wasCents: 12_000, hasSaving: true }, '$120.00'],
    [{ cents: 12_000, wasCents: 9000 }, '$120.00'],
    [{ cents: 12_000, includesGst: true }, '$120.00Includes GST'],
  ])('a price of %o reads %s [B-086]', async (price, words) => {
    expect(await read(<Price {...price} />)).toBe(words);
  });

  test.each([
    [500, true, '+$5.00'],
    [-500, true, '-$5.00'],
    [0, true, '$0.00'],
    [500, false, '$5.00'],
  ])('an amount of %i, signed %s, reads %s', async (cents, isSigned, words) => {
    expect(await read(<Amount of={money(cents)} isSigned={isSigned} />)).toBe(words);
  });

  test.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('a badge of %i shows “%s” [B-033]', async (value, words) => {
    expect(await read(<CountBadge value={value} />)).toBe(words);
  });

  test('a deal says how much it is off, other badges what they are', async () => {
    expect(await read(<Badge kind="deal" percent={20} />)).toBe('20% off');
    expect(await read(<Badge kind="sold" />)).toBe('Sold');
  });

  test('a rating is the whole part of its mean with its word [B-084]', async () => {
    expect(await read(<Rating mean={4.9} total={1200} />)).toContain('4.0Good(1,200 reviews)');
    expect(await read(<Rating mean={5} hasWord={false} />)).not.toContain('Excelent');
    expect(await read(<Rating mean={5} />)).toContain('5.0Excelent');
  });

  test('a breakdown goes from excellent to terrible, in per cent [B-083]', async () => {
    expect(await read(<RatingBreakdown counts={[1, 0, 0, 0, 3]} />)).toBe(
      '5 Excellent 75% 4 Very good 0% 3 Average 0% 2 Poor 0% 1 Terrible 25%',
    );
  });
});
