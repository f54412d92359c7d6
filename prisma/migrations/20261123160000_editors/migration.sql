-- AlterTable
ALTER TABLE "users" ADD COLUMN     "is_editor" BOOLEAN NOT NULL DEFAULT false;

-- An admin may do all that an editor may, and whoever is no admin any more is nobody of the staff.
ALTER TABLE "users"
  ADD CONSTRAINT "users_one_role_check" CHECK (NOT ("is_admin" AND "is_editor"));
