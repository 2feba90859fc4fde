import { redirect } from 'react-router'

/** Leads an address that a thing had to the one it has now, for good, with all that was asked. */
export function leadTo(path: string, request: Request): never {
  throw redirect(`${path}${new URL(request.url).search}`, 301)
}
