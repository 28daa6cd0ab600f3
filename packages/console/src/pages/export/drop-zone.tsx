import { useState } from "preact/hooks";

/** Shows an area to drop files on, or to choose them from disk. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      class={isOver ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label>
        <span>Drop the JSON of a document here, or choose it:</span>
        <input
          type="file"
          accept="application/json,.json"
          multiple
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </label>
    </div>
  );
}
