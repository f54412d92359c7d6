import { Agent, request } from 'node:http';

export type Got = { status: number; body: Buffer; headers: NodeJS.Dict<string | string[]> };

const agent = new Agent({ keepAlive: true });

/** The bytes as they travel: fetch would undo their coding. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    call.once('error', reject);
    call.end();
  });
}
