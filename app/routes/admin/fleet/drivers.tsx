import { Field } from '#app/ui/field.tsx'
import type { Fleet } from '#domain/cars/fleet-desk.server.ts'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import { FleetList } from './fleet-list.tsx'

/** Who drives, and somebody new. */
export function Drivers({ fleet, kept, open }: { fleet: Fleet; kept: Kept; open: string }) {
  const { garages } = fleet
  return (
    <FleetList
      kind="driver"
      heading="Drivers"
      rows={fleet.drivers}
      titleOf={({ name }) => name}
      wordsOf={({ mobile }) => mobile}
      garages={garages}
      kept={kept}
      open={open}
      fields={(row, mine) => (
        <>
          <Field
            id={`name-${row?.id ?? ''}`}
            name="name"
            label="Name"
            autoComplete="off"
            maxLength={80}
            defaultValue={mine?.typed['name'] ?? row?.name ?? ''}
            fault={mine?.faults['name']}
          />
          <Field
            id={`mobile-${row?.id ?? ''}`}
            name="mobile"
            label="Mobile"
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
            defaultValue={mine?.typed['mobile'] ?? row?.mobile ?? ''}
            fault={mine?.faults['mobile']}
          />
        </>
      )}
    />
  )
}
