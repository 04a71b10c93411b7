import { Icon } from '../../components/Icon.tsx'
import type { CompanySide } from '../../components/partner-path.ts'
import { useSite } from '../../site-context.tsx'

/** Link to a company's other profile. */
export function OtherSide({ side, path, name }: { side: CompanySide; path: string | null; name: string }) {
  const { t } = useSite()
  if (!path) return null
  return (
    <a className="company-other no-print" href={path}>
      <span>
        <strong>{t(`companies.as-${side}`, { name })}</strong>
        <span>{t(`companies.as-${side}-note`)}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}
