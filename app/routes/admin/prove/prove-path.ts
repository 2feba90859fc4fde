import { href } from 'react-router'

/** Where somebody shows once more who they are, and then goes on. */
export function provePath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${href('/admin/prove')}?${new URLSearchParams({ to: pathname + search })}`
}
