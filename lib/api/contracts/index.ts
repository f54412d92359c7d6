import { resources } from '@/lib/entities/registry';
import type { Contract, Operations } from '../contract';
import * as addresses from './addresses';
import * as backOffice from './back-office';
import * as forms from './forms';
import * as history from './history';
import * as letters from './letters';
import * as lists from './lists';
import * as media from './media';
import * as openapi from './openapi';
import * as people from './people';
import * as proposals from './proposals';
import * as reads from './reads';
import * as signIn from './sign-in';
import * as transfer from './transfer';

/** By the file that they stand in. */
export const tables = {
  reads,
  forms,
  'sign-in': signIn,
  lists,
  history,
  transfer,
  media,
  proposals,
  letters,
  addresses,
  people,
  'back-office': backOffice,
  openapi,
} as const satisfies Record<string, Record<string, Contract>>;

export type TableName = keyof typeof tables;

export type Address = {
  path: string;
  tag: string;
  names?: readonly string[];
  operations: Operations;
};

/** Every address; what is the same for all lists has {resource} in it. */
export const addressesOfApi: Address[] = Object.entries(tables).flatMap(([tag, table]) =>
  Object.values<Contract>(table).flatMap(({ path, names, isSameForAll, operationsOf }) =>
    isSameForAll || !names
      ? [{ path, tag, names, operations: operationsOf() ?? {} }]
      : names.map((name) => ({
          path: path.replace('{resource}', name),
          tag: resources[name].section.label,
          operations: operationsOf(name) ?? {},
        })),
  ),
);

/** By address, each list with its own. */
export const operations: Record<string, Operations> = Object.fromEntries(
  addressesOfApi.flatMap(({ path, names = [''], operations }) =>
    names.map((name) => [path.replace('{resource}', name), operations]),
  ),
);
