import type { ServerResponse } from 'node:http';
import { inertPolicy } from '../../schema/security-headers.ts';
import { rawHeaders } from './file-headers.ts';

/** Sends a short plain text, or an empty answer. Proxies do not store it, unless `headers` say so. */
export type SendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers?: Record<string, string>,
) => void;

/** @param common headers of every answer */
export const createTextSender =
  (common: Readonly<Record<string, string>>): SendText =>
  (response, status, text, headers = {}) => {
    const type = text && { 'content-type': 'text/plain; charset=utf-8' };
    const length = { 'content-length': String(Buffer.byteLength(text)) };
    const own = { ...inertPolicy, 'cache-control': 'no-store', ...type, ...length, ...headers };
    response.writeHead(status, rawHeaders({ ...common, ...own })).end(text);
  };
