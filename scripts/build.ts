// The entry of `npm run build`. Plain JavaScript, because Node loads a compiler for the first TypeScript
// file unless its compile cache is already on. That would be 50 of the 150 ms of a build that finds
// nothing to do.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
await import('./build-command.ts');
