/** What somebody is called whose name we do not know (SPEC §1). */
export const GUEST = 'Guest User'
