import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What migrations create in PostgreSQL, where a server has both and lets the owner of a database create them: an embedded one must be handed it. */
export const PGLITE_EXTENSIONS = { btree_gist, pg_trgm }
