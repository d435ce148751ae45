import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { InvoiceParty } from '@souk/contract/modules/payments/invoices';
import { createElement as h, type ReactElement } from 'react';
import { inMoney, onDay } from '../../../platform/texts/fillings.ts';
import { marketLanguage } from '../../../platform/texts/in-language.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { invoiceFonts } from './invoice-fonts.ts';

const ink = '#1c1b19';
const faded = '#6b6760';
const rule = '#d9d4ca';

const styles = StyleSheet.create({
  page: {
    fontFamily: invoiceFonts,
    fontSize: 10,
    color: ink,
    padding: 48,
    paddingBottom: 64,
    lineHeight: 1.4,
  },
  row: { flexDirection: 'row' },
  between: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  title: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  strong: { fontWeight: 700 },
  label: { fontSize: 8, color: faded, marginBottom: 2 },
  half: { width: '48%' },
  line: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: rule, paddingVertical: 6 },
  words: { flex: 1, paddingRight: 12 },
  count: { width: 48, textAlign: 'right' },
  money: { width: 84, textAlign: 'right' },
  totals: { marginTop: 12, alignItems: 'flex-end' },
  total: { flexDirection: 'row', paddingVertical: 3 },
  grand: { flexDirection: 'row', paddingVertical: 6, fontSize: 12, fontWeight: 700 },
  totalWord: { width: 140, textAlign: 'right', paddingRight: 12 },
  foot: { position: 'absolute', left: 48, right: 48, bottom: 28, fontSize: 8, color: faded },
});

type Styles = (typeof styles)[keyof typeof styles];
const words = (style: Styles, text: string, key?: string) =>
  h(Text, { style, ...(key ? { key } : {}) }, text);
const box = (style: Styles, ...children: ReactElement[]) => h(View, { style }, ...children);

/** `51 824 753 556` */
const abnWords = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

function partyBlock(label: string, { name, abn, address, email }: InvoiceParty): ReactElement {
  const rows = [...address, ...(abn ? [`ABN ${abnWords(abn)}`] : []), ...(email ? [email] : [])];
  return h(
    View,
    { style: styles.half },
    words(styles.label, label),
    words(styles.strong, name),
    ...rows.map((row) => h(Text, { key: row }, row)),
  );
}

function factRows({ content, issuedAt, number }: InvoiceRow): [string, string][] {
  const { timeZone, paymentNumber, paidAt, adjusts } = content;
  const rows: [string, string | null][] = [
    ['Number', number],
    ['Date', onDay(issuedAt, timeZone)(marketLanguage)],
    ['Paid', paidAt && onDay(new Date(paidAt), timeZone)(marketLanguage)],
    ['Payment', paymentNumber],
    ['Adjusts', adjusts],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

function table({ content, currency }: InvoiceRow): ReactElement[] {
  const money = (cents: number) => inMoney({ cents, currency })(marketLanguage);
  const head = box(
    styles.line,
    words({ ...styles.words, ...styles.label }, 'Description'),
    words({ ...styles.count, ...styles.label }, 'Quantity'),
    words({ ...styles.money, ...styles.label }, 'GST'),
    words({ ...styles.money, ...styles.label }, 'Total incl. GST'),
  );
  const rows = content.lines.map((line, index) =>
    h(
      View,
      { style: styles.line, key: `line-${index}`, wrap: false },
      words(styles.words, line.description),
      words(styles.count, String(line.quantity)),
      words(styles.money, line.isGstFree ? 'GST-free' : money(line.gstCents)),
      words(styles.money, money(line.cents)),
    ),
  );
  return [head, ...rows];
}

function totals({ cents, gstCents, currency }: InvoiceRow): ReactElement {
  const row = (style: Styles, word: string, amount: number) =>
    box(
      style,
      words(styles.totalWord, word),
      words(styles.money, inMoney({ cents: amount, currency })(marketLanguage)),
    );
  return box(
    styles.totals,
    row(styles.total, 'Total excl. GST', cents - gstCents),
    row(styles.total, 'GST', gstCents),
    row(styles.grand, 'Total', cents),
  );
}

function page(invoice: InvoiceRow): ReactElement {
  const { content, number } = invoice;
  const facts = factRows(invoice).map(([label, value]) =>
    h(Text, { key: label }, h(Text, { style: { color: faded } }, `${label}  `), value),
  );
  return h(
    Page,
    { size: 'A4', style: styles.page },
    box(
      styles.between,
      box(styles.half, words(styles.title, content.title)),
      h(View, { style: { ...styles.half, alignItems: 'flex-end' } }, ...facts),
    ),
    box(styles.between, partyBlock('From', content.issuer), partyBlock('To', content.recipient)),
    ...table(invoice),
    totals(invoice),
    ...(content.note ? [h(Text, { style: { marginTop: 24, color: faded } }, content.note)] : []),
    h(Text, { style: styles.foot, fixed: true }, `${content.title} ${number}`),
  );
}

/** The printable invoice, drawn only from what was stored when it was issued. */
export function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const { title, issuer } = invoice.content;
  return renderToBuffer(
    h(
      Document,
      {
        title: `${title} ${invoice.number}`,
        author: issuer.name,
        creationDate: invoice.issuedAt,
        language: 'en-AU',
      },
      page(invoice),
    ),
  );
}
