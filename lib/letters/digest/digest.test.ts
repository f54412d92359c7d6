import { startInMemoryDatabase } from '@/lib/db/embedded/in-memory';
import { testDigests } from '@/tests/fixtures/running/digest-tests';

testDigests('the weekly digest (embedded)', startInMemoryDatabase, false);
