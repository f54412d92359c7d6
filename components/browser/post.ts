/** The status of the answer; 0 when there is none. */
export async function post(address: string, body: object): Promise<number> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  } catch {
    return 0;
  }
}
