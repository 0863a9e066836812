import { absoluteAddress } from '@/lib/absoluteAddress'
import { siteConfig } from '@/stores/siteConfig'
import { Picture } from '@/ui/media/Picture'

/** Pictures that a learner sent with a text. */
export const SentPictures = ({ addresses }: { readonly addresses: readonly string[] }) => (
  <>
    {addresses.map((address, no) => (
      <Picture
        key={address}
        src={absoluteAddress(address, siteConfig.apiBase)}
        alt={`第 ${no + 1} 张图片`}
        ratio={1}
        rounded
      />
    ))}
  </>
)
