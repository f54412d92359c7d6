import { type Answer, isHtml } from './answer';

/**
 * Next puts a style sheet into a document twice: in <style>, and again in the data that React
 * takes the document over with. React looks a sheet up by its address there and never reads the
 * second text, a fifth of a page; it is emptied. Answers to a navigation keep theirs, and so do
 * pages that React draws in the browser alone, which have no other.
 */
export function withoutSheetCopies(sheets: string[]): (answer: Answer) => Answer {
  const copies = sheets.map((sheet) => ({
    sheet: Buffer.from(sheet),
    copy: Buffer.from(copyOf(sheet)),
  }));
  return (answer) => {
    if (!isHtml(answer)) return answer;
    return { ...answer, body: copies.reduce(emptied, answer.body) };
  };
}

const NO_TEXT = Buffer.from('T0,');

/** As React writes a long text, within a string within a script: its length, a comma, the text. */
function copyOf(sheet: string): string {
  const text = JSON.stringify(sheet)
    .slice(1, -1)
    .replace(
      /[&<>\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `T${Buffer.byteLength(sheet).toString(16)},${text}`;
}

function emptied(body: Buffer, { sheet, copy }: { sheet: Buffer; copy: Buffer }): Buffer {
  const at = body.includes(sheet) ? body.indexOf(copy) : -1;
  if (at < 0) return body;
  return Buffer.concat([body.subarray(0, at), NO_TEXT, body.subarray(at + copy.length)]);
}
