import { startDatabase } from '@/tests/fixtures/database/test-server';
import { testDigests } from '@/tests/fixtures/running/digest-tests';

testDigests('the weekly digest', startDatabase, false);
