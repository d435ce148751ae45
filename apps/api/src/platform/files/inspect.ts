import { fileTypeFromBuffer } from 'file-type';
import { fieldProblem, type Problem } from '../errors.ts';
import { maxFileBytes, tooLargeText } from '../http/multipart.ts';

/** What an upload is for: a public picture, a private document, an attachment of a message, or a resume. */
export type FileKind = 'image' | 'document' | 'attachment' | 'resume';

export interface Inspected {
  type: string;
  extension: string;
  isPicture: boolean;
}

const jpg: Inspected = { type: 'image/jpeg', extension: 'jpg', isPicture: true };
const png: Inspected = { type: 'image/png', extension: 'png', isPicture: true };
const pdf: Inspected = { type: 'application/pdf', extension: 'pdf', isPicture: false };
const rtf: Inspected = { type: 'application/rtf', extension: 'rtf', isPicture: false };
const txt: Inspected = { type: 'text/plain; charset=utf-8', extension: 'txt', isPicture: false };
const doc: Inspected = { type: 'application/msword', extension: 'doc', isPicture: false };
const docx: Inspected = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
  isPicture: false,
};

const byDetectedType: Record<string, Inspected> = {
  [jpg.type]: jpg,
  [png.type]: png,
  [pdf.type]: pdf,
  [rtf.type]: rtf,
  'text/rtf': rtf,
  'application/x-cfb': doc,
  [docx.type]: docx,
};

interface Rule {
  accepted: readonly Inspected[];
  acceptText: string;
  maxBytes: number;
  sizeText: string;
}

/** Images and files up to 4 MB, JPG, PNG and PDF (spec §5). */
const acceptText = 'Only JPG, JPEG, PNG & PDF files are accepted.';
const fileRule: Rule = {
  accepted: [jpg, png, pdf],
  acceptText,
  maxBytes: maxFileBytes,
  sizeText: tooLargeText,
};

const rules: Record<FileKind, Rule> = {
  // A PDF cannot be shown as a picture; the words stay those of the specification.
  image: { ...fileRule, accepted: [jpg, png] },
  document: fileRule,
  attachment: fileRule,
  // Under 2,000,000 bytes (spec §5).
  resume: {
    accepted: [pdf, doc, docx, rtf, txt],
    acceptText: 'You can only upload PDF , DOC, DOCX RTF & TXT file!',
    maxBytes: 1_999_999,
    sizeText: 'File must smaller than 2MB!',
  },
};

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: -- control characters are what gives binary content away
    return !/[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/.test(text);
  } catch {
    return false;
  }
}

async function detect(bytes: Uint8Array): Promise<Inspected | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found) return byDetectedType[found.mime];
  return isText(bytes) ? txt : undefined;
}

/** The refusal of a file whose content is not what this kind takes. */
export const notAccepted = (field: string, kind: FileKind): Problem =>
  fieldProblem(field, rules[kind].acceptText);

/** Detects a file's type from its content, whatever its name claims, or refuses it at its field. */
export async function inspect(bytes: Uint8Array, field: string, kind: FileKind): Promise<Inspected> {
  const { accepted, maxBytes, sizeText } = rules[kind];
  if (bytes.length > maxBytes) throw fieldProblem(field, sizeText);
  const found = await detect(bytes);
  if (!found || !accepted.includes(found)) throw notAccepted(field, kind);
  return found;
}
