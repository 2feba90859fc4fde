import { data } from 'react-router'

/** Whatever no route knows is answered by the root's 404 page. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
