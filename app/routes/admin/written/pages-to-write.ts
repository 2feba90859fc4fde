import { WRITTEN_PAGES } from '#app/parts/written/written-pages.ts'

/** The pages whose words are the operator's, those of a page with a form of its own among them. */
export const PAGES_TO_WRITE = [...WRITTEN_PAGES, { slug: 'contact-us', name: 'Contact Us', under: 'help' as const }]
