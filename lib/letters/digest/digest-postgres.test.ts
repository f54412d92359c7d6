import { NO_POSTGRES, findPostgres, startPostgres } from '@/tests/fixtures/database/postgres';
import { testDigests } from '@/tests/fixtures/running/digest-tests';

const skip = findPostgres() ? false : NO_POSTGRES;

testDigests('the weekly digest (PostgreSQL)', () => startPostgres(), skip);
