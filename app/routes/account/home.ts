import { href, redirect } from 'react-router'

/** Nothing stands here by itself: whoever is signed in is led to their profile. */
export function loader() {
  return redirect(href('/users/profile'))
}
