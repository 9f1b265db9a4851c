import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../loopback.ts';

/**
 * Starts nginx in front of several servers. If a server dies during a post, nginx sends the post to the
 * next one (`non_idempotent`), because the same lead twice counts once.
 * @param hosts such as `127.0.0.1:3000`
 */
export async function startBalancer(folder: string, hosts: readonly string[]) {
  const port = await freePort();
  const root = join(folder, 'nginx');
  mkdirSync(root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/errors;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000000;
  ${temporary.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
  upstream site {
    ${hosts.map((host) => `server ${host} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}`;
  const file = join(root, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
