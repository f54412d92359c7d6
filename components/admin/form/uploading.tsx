'use client';

import { createContext, useContext, useEffect } from 'react';

type SetUploading = (isUploading: boolean) => void;

const UploadingContext = createContext<SetUploading>(() => undefined);

export const UploadingProvider = UploadingContext.Provider;

/** Tells the form that a file is on its way: saved before it is there, the row would lack it. */
export function useUploading(isUploading: boolean): void {
  const setUploading = useContext(UploadingContext);
  useEffect(() => {
    setUploading(isUploading);
    return () => setUploading(false);
  }, [isUploading, setUploading]);
}
