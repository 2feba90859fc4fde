/** Who a person is to the site, from the least to the most trusted. */
export const ROLES = ['traveller', 'sales', 'editor', 'owner'] as const
export type Role = (typeof ROLES)[number]
