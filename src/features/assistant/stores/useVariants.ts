import { variants, type Variant } from '@/contracts/assistant/variants'
import type { Resource } from '@/stores/page/Resource'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'

/** The assistants, also without a network once they were seen. */
export const useVariants = (): Resource<Variant[]> => {
  const { call } = useStores()
  return usePersistedResource({ name: 'assistant:variants', schema: variants.response }, () =>
    call(variants, {}, { quiet: true }),
  )
}
