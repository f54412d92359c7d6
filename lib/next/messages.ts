import type { PoolUse } from '@/lib/db/connect/pool';
import type { Questions } from '@/lib/process/ask-front';

export type Usage = { pools: PoolUse[]; droppedEvents: number };

/** What the front sends the application, beside requests. */
export type ToApplication =
  | { kind: 'begin'; socketPath: string; port: number; settings: Record<string, string> }
  | { kind: 'answer'; id: number; value?: unknown; error?: { status?: number; message: string } }
  | { kind: 'look' }
  | { kind: 'stop' };

/** What the application sends the front, beside answers. */
export type ToFront =
  | { kind: 'ready' }
  | { kind: 'question'; id: number; name: keyof Questions; args: unknown[] }
  | { kind: 'usage'; usage: Usage };
