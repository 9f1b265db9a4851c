import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installUntil, mayInstallPackages, packageCommands } from '../debian-packages.ts';

/** Debian, Red Hat, Homebrew, Postgres.app. */
const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/** The folder with the programs of a PostgreSQL server; `undefined` if none is installed. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...places.flatMap((place) => globSync(place).toSorted().toReversed()),
  ];
  const isServer = (folder: string) =>
    folder !== '' &&
    ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name)));
  return folders.find(isServer);
}

/** The same, but tries to install Debian's package if there is none. */
export function findOrInstallPostgres(): string | undefined {
  const found = findPostgres();
  if (found || !mayInstallPackages()) return found;
  console.log('Installing PostgreSQL …');
  return installUntil(findPostgres, packageCommands('postgresql'));
}
