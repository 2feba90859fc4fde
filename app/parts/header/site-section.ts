/** The halt of the main navigation that a page belongs to. */
export type SiteSection = 'home' | 'gateways' | 'holiday' | 'speciality' | 'cars' | 'travel' | 'contact'

/** Where a page stands: its section if it has one, and whether it is the very page the section's link leads to. */
export type SectionOfPage = { section?: SiteSection; exact: boolean }

const SECTIONS: Record<string, SiteSection> = {
  india: 'gateways',
  'speciality-tours': 'speciality',
  'car-rental': 'cars',
  blog: 'travel',
  'travel-guide': 'travel',
  news: 'travel',
  'contact-us': 'contact',
}

/** Reads the section off an address; `experiences` are the addresses of the themed experiences, which belong to Holiday. */
export function sectionOf(pathname: string, experiences: readonly { path: string }[]): SectionOfPage {
  if (pathname === '/') return { section: 'home', exact: true }
  if (experiences.some(({ path }) => path === pathname)) return { section: 'holiday', exact: false }
  const [, first = '', ...rest] = pathname.split('/')
  const section = SECTIONS[first]
  return section ? { section, exact: rest.length === 0 && first !== 'blog' && first !== 'news' } : { exact: false }
}
