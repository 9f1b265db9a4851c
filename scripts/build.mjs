// The entry of `npm run build`. Plain JavaScript, because Node loads a compiler for TypeScript that is
// met before its cache of compiled code is switched on: 50 ms of the 150 that a build takes which
// finds nothing to do.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
await import('./build-command.ts');
