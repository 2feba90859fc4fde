import { redirect } from 'react-router'
import { Pager } from '#app/ui/pager.tsx'

/** The page of a list that an address asks for, counted from 1. */
export function pageIn(asked: URLSearchParams): number {
  const page = asked.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** Leads to the last page of a list whoever asks for one beyond it, by an old address or because rows are gone since: the rest of what the address says stays. */
export function withinPages(request: Request, pages: number): void {
  const { pathname, searchParams } = new URL(request.url)
  if (pageIn(searchParams) <= pages) return
  searchParams.delete('page')
  if (pages > 1) searchParams.set('page', String(pages))
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}

/** Where a list goes on; `others` is what else its address says. */
export function Pages({ page, pages, others }: { page: number; pages: number; others: Record<string, string> }) {
  return <Pager page={page} pages={pages} to={(page) => `?${new URLSearchParams({ ...others, page: String(page) })}`} />
}
