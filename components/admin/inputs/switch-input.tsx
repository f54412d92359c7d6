import { useController } from 'react-hook-form';
import { Switch } from '@/components/ui/switch';
import type { InputProps } from './input-props';

export function SwitchInput({ field: { name }, control }: InputProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  return (
    <div className="flex min-h-10 items-center">
      <Switch
        {...control}
        aria-required={undefined}
        ref={ref}
        isOn={value === true}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
