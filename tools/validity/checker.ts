import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fetchOnce } from '../fetch-once';

const FOLDER = resolve('.cache/vnu');
const CHECKER = `${FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`;
const VERSION = '26.9.27';

export type Fault = {
  file: string;
  type: string;
  message: string;
  line?: number;
  extract?: string;
};

/** The checker of the W3C: 31 MB that no other test needs. */
export const installChecker = () => fetchOnce(FOLDER, { 'vnu-jar': VERSION });

/**
 * What is wrong with the HTML files of a folder. Of style sheets the checker knows less than browsers
 * do, such as no @property, and a slash that React writes is a hint for those who type by hand.
 */
export function faultsIn(folder: string): Fault[] {
  const args = ['-Xss4m', '-jar', CHECKER, '--format', 'json', '--skip-non-html', folder];
  const { stderr, error } = spawnSync('java', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`The checker needs Java 11 or newer: ${error.message}`);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const judged = messages.filter(
    ({ type, subType, message }) => (subType ?? type) !== 'info' && !message.startsWith('CSS:'),
  );
  return judged.map(({ url, type, subType, message, lastLine, extract }) => ({
    file: url.slice(url.lastIndexOf('/') + 1),
    ...{ type: subType ?? type, message, line: lastLine, extract },
  }));
}

type Message = {
  url: string;
  type: string;
  subType?: string;
  message: string;
  lastLine?: number;
  extract?: string;
};
