import { spawn } from 'node:child_process';

export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`\`${command} ${args.join(' ')}\` failed:\n${output.trim()}`));
    });
  });
}

export async function step(label, work) {
  const started = performance.now();
  process.stdout.write(`${label} … `);
  const dots = setInterval(() => process.stdout.write('. '), 5000);
  try {
    const note = await work();
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`${note ?? 'done'} (${seconds.toFixed(1)} s)\n`);
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  } finally {
    clearInterval(dots);
  }
}
