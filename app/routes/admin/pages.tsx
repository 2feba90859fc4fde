import { Pager } from '#app/ui/pager.tsx'

/** The page of a list that an address asks for, counted from 1. */
export function pageIn(asked: URLSearchParams): number {
  const page = asked.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** Where a list goes on; `others` is what else its address says. */
export function Pages({ page, pages, others }: { page: number; pages: number; others: Record<string, string> }) {
  return <Pager page={page} pages={pages} to={(page) => `?${new URLSearchParams({ ...others, page: String(page) })}`} />
}
