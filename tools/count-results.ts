import { existsSync, readFileSync } from 'node:fs';
import { stdout } from 'node:process';

interface UnitResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
interface JourneyResults {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

const units = read<UnitResults>('test-results/units.json');
const journeys = read<JourneyResults>('test-results/journeys.json');

const passed = (units?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0);
// A part without results has failed as a whole.
const failedUnits = units ? Math.max(units.numFailedTests, units.numFailedTestSuites > 0 ? 1 : 0) : 1;
const failed = failedUnits + (journeys?.stats.unexpected ?? 1);

stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
