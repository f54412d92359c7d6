import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { ARTIFACTS, startProcess } from '../site/process';
import type { TargetKind } from './target';

/** The file beside its compressed twin, one worker, no log: as fast as nginx can be. */
export const nginx: TargetKind = {
  name: 'nginx, gzip_static',
  async start({ html, gzip }) {
    const { error, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
    if (error) return { skipped: 'nginx is not installed' };
    if (!stderr.includes('gzip_static')) return { skipped: 'this nginx has no gzip_static' };
    const folder = join(ARTIFACTS, 'nginx');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'article.html'), html);
    writeFileSync(join(folder, 'article.html.gz'), gzip);
    const port = await freePortPair();
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
    const url = `http://127.0.0.1:${port}/article.html`;
    const { stop } = await startProcess({
      ...{
        name: 'nginx',
        command: 'nginx',
        args: ['-c', join(folder, 'nginx.conf'), '-p', folder],
      },
      probe: url,
    });
    return { url, stop };
  },
};

function configuration(folder: string, port: number): string {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; }
}
`;
}
