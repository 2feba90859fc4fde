import type { RouterContextProvider } from 'react-router'
import type { SavedView, ViewedList } from '#domain/accounts/saved-view.ts'
import { listViews } from '#domain/accounts/saved-views.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'

/** How whoever asks looks at a list, by name. */
export async function savedViews(context: Readonly<RouterContextProvider>, list?: ViewedList): Promise<SavedView[]> {
  const found = await listViews(context.get(servicesContext).db, context.get(visitContext).visitor, list)
  return found.ok ? found.value : []
}
