type Props = { cities: readonly { name: string; slug: string }[]; ville: string };

export function CitySelect({ cities, ville }: Props) {
  return (
    <div>
      <label htmlFor="ville" className="text-sm font-semibold">
        Ville
      </label>
      <select id="ville" name="ville" defaultValue={ville} className="field mt-1">
        <option value="">Toutes les villes</option>
        {cities.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
