import { href } from 'react-router'

/** The page of a class of car, with a trip or filters behind it. */
export function carPathOf(url: string, params?: URLSearchParams): string {
  const path = href('/car-rental/:detail', { detail: url })
  return params && params.size > 0 ? `${path}?${params}` : path
}
