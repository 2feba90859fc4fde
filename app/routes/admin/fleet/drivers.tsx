import { Field } from '#app/ui/field.tsx'
import { FleetList } from './fleet-list.tsx'
import type { ListProps } from './fleet-list.tsx'

/** Who drives, and somebody new. */
export function Drivers({ fleet, ...props }: ListProps) {
  const { garages } = fleet
  return (
    <FleetList
      kind="driver"
      heading="Drivers"
      rows={fleet.drivers}
      titleOf={({ name }) => name}
      wordsOf={({ mobile }) => mobile}
      garages={garages}
      {...props}
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
