import { useState } from 'react';
import { Switch } from '@/components/ui/switch';
import { useDigestChange } from './digest-settings';

export function DigestSwitch({ isOn }: { isOn: boolean }) {
  // What the switch shows while the change is under way.
  const [wanted, setWanted] = useState<boolean>();
  const { save, isPending } = useDigestChange(() => setWanted(undefined));
  return (
    <Switch
      isOn={wanted ?? isOn}
      aria-label="Send the weekly digest"
      aria-busy={isPending || undefined}
      onChange={(isTurnedOn) => {
        if (isPending) return;
        setWanted(isTurnedOn);
        save({ isOn: isTurnedOn });
      }}
    />
  );
}
