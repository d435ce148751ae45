import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a generator writes below a root, and what it leaves to do by hand. */
export class Draft {
  readonly written: string[] = [];
  readonly left: string[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  /** The files below a folder. */
  list(folder: string): string[] {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .sort();
  }

  /** Writes a file that must not exist yet. */
  write(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already.`);
    mkdirSync(dirname(join(this.#root, path)), { recursive: true });
    this.#put(path, text);
  }

  /** Changes an existing file; if the place is not found, the change is listed as left to do. */
  change(path: string, change: (text: string) => string, otherwise: string): void {
    const before = this.has(path) ? this.read(path) : '';
    const after = before && change(before);
    if (!after || after === before) this.left.push(`${path}: ${otherwise}`);
    else this.#put(path, after);
  }

  #put(path: string, text: string): void {
    writeFileSync(join(this.#root, path), text);
    if (!this.written.includes(path)) this.written.push(path);
  }

  /** Formats the written files and sorts their imports. */
  format(): void {
    const { status, stderr } = spawnSync('biome', ['check', '--write', ...this.written], {
      cwd: this.#root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The written files do not pass: ${stderr}`);
  }
}

/** Adds a line to the imports of a file; the formatter sorts it. */
export const withImport = (text: string, line: string): string =>
  text.includes(line) ? text : `${line}\n${text}`;
