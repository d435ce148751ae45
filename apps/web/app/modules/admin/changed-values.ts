type Snapshot = Record<string, unknown> | null;

interface ChangedValue {
  field: string;
  before: string;
  after: string;
}

/** A value of the log as text. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** The fields in which two snapshots differ, as the log shows them. */
export function changedValues(before: Snapshot, after: Snapshot): ChangedValue[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((row) => row.before !== row.after);
}
