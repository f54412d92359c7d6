import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const LONGEST_LINE = 128 * 1024 * 1024;
const NEWLINE = 0x0a;

/** Splits by hand, because Node's readline would also break lines at U+2028. */
export function readCompressedLines(file: string): AsyncGenerator<string> {
  return splitLines(pipeline(createReadStream(file), createGunzip(), () => undefined));
}

export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end; (end = chunk.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
      begun.push(chunk.subarray(start, end));
      yield Buffer.concat(begun).toString('utf8');
      begun = [];
      length = 0;
    }
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw new Error('a line is too long');
  }
  if (length > 0) yield Buffer.concat(begun).toString('utf8');
}
