/** Says what is being done, then how long it took. */
export async function step(label, work) {
  const started = performance.now();
  process.stdout.write(`${label} … `);
  try {
    const note = await work();
    process.stdout.write(`${note ?? 'done'} (${seconds(performance.now() - started)})\n`);
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
